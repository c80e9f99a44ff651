/** Ids of people of the registers begin like this; those of profiles never do. */
export const REGISTER_PREFIX = 'reg.';

/** Whether an employee id names a person whom only registers name. */
export const isRegisterId = (employeeId: string): boolean => employeeId.startsWith(REGISTER_PREFIX);
