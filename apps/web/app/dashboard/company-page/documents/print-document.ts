/** On <html> while a document is printed instead of the page around it. */
const MARK = 'data-printing';
const SHEETS = 'printed-sheets';

/** Prints the pages that a viewer has drawn: each picture on a sheet of its own, nothing else. */
export const printDocument = (pages: HTMLElement): void => {
  const sheets = document.createElement('div');
  sheets.id = SHEETS;
  for (const canvas of pages.querySelectorAll('canvas')) {
    const image = new Image();
    image.src = canvas.toDataURL('image/png');
    sheets.append(image);
  }
  document.body.append(sheets);
  document.documentElement.setAttribute(MARK, 'document');
  const clean = () => {
    document.documentElement.removeAttribute(MARK);
    sheets.remove();
  };
  addEventListener('afterprint', clean, { once: true });
  // The pictures are not drawn before they are decoded.
  void Promise.allSettled([...sheets.querySelectorAll('img')].map((image) => image.decode())).then(() => print());
};
