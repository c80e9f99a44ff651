/** Reads the file name that the server sent; our names are plain ASCII. */
export const fileNameIn = (disposition: string | null): string | undefined =>
  /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1];

/** Saves a received file like any other download. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: the browser has only started reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
