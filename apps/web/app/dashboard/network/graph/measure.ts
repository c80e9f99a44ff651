import { LABEL_SIZE } from '../picture/scene.ts';
import { estimateAt, type Measure } from '../picture/text-size.ts';

const FAMILY = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** A little more than the drawn width: the letters of two labels must not touch either. */
const measureIn = (weight: number): Measure => {
  if (typeof OffscreenCanvas === 'undefined') return estimateAt(LABEL_SIZE);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return estimateAt(LABEL_SIZE);
  context.font = `${weight} ${LABEL_SIZE}px ${FAMILY}`;
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? Math.ceil(context.measureText(text).width) + 2;
    known.set(text, width);
    return width;
  };
};

/** As labels are really drawn. Fonts must have loaded. */
export const createMeasure = (): ((isStrong: boolean) => Measure) => {
  const [plain, strong] = [measureIn(500), measureIn(650)];
  return (isStrong) => (isStrong ? strong : plain);
};
