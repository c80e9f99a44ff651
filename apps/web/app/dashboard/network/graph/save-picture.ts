import { saveFile } from '../../../lib/browser/save-file.ts';

/** The drawing as a file of its own, with its colours written into it. */

const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
] as const;

/** Not for the file: what only takes clicks or shows the focus. */
const isSeen = (element: Element): boolean => {
  const { fill, stroke } = getComputedStyle(element);
  const isEmpty = (paint: string) => /^(none|transparent)$|, 0\)$/.test(paint);
  return !isEmpty(fill) || !isEmpty(stroke);
};

const copyLooks = (from: Element, to: Element): void => {
  const style = getComputedStyle(from);
  for (const name of PROPERTIES) to.setAttribute(name, style.getPropertyValue(name));
  for (const name of ['class', 'role', 'tabindex', 'aria-pressed', 'aria-describedby']) to.removeAttribute(name);
  for (const { name } of [...to.attributes]) if (name.startsWith('data-')) to.removeAttribute(name);
  // Other programs lack our font: letters of theirs must not take more room.
  if (from instanceof SVGTSpanElement || (from instanceof SVGTextElement && from.children.length === 0)) {
    to.setAttribute('textLength', from.getComputedTextLength().toFixed(1));
    to.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
  const copies = [...to.children];
  for (const [place, child] of [...from.children].entries()) {
    const copy = copies[place];
    if (copy === undefined) continue;
    if (child.children.length === 0 && child.tagName !== 'tspan' && !isSeen(child)) copy.remove();
    else copyLooks(child, copy);
  }
};

export const svgText = (drawing: SVGSVGElement): string => {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copyLooks(drawing, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(drawing.parentElement ?? drawing).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
};

const SVG_TYPE = 'image/svg+xml';
/** Sharp on paper and on fine screens. */
const PIXELS_PER_POINT = 2;

export const saveSvg = (drawing: SVGSVGElement, name: string): void =>
  saveFile(new Blob([svgText(drawing)], { type: SVG_TYPE }), name);

export const savePng = async (drawing: SVGSVGElement, name: string): Promise<void> => {
  const { width, height } = drawing.getBoundingClientRect();
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svgText(drawing)], { type: SVG_TYPE }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * PIXELS_PER_POINT);
    canvas.height = Math.round(height * PIXELS_PER_POINT);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The canvas gave no picture.');
    saveFile(blob, name);
  } finally {
    URL.revokeObjectURL(address);
  }
};
