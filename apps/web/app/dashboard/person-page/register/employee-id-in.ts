const REGISTER_ID = /^reg\.\d+$/;

/** The person whose page somebody pasted the address of; a bare id will do. */
export const employeeIdIn = (text: string): string | undefined => {
  const path = text.trim().split(/[?#]/, 1)[0] ?? '';
  const id = path.includes('/employees/') ? decodeURIComponent(path.split('/employees/')[1] ?? '') : path;
  if (REGISTER_ID.test(id)) return id;
  return path.includes('/employees/') && id !== '' && !id.includes('/') ? id : undefined;
};
