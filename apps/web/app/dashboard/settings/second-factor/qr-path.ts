/** The quiet zone, without which scanners do not find the code. */
const RIM = 4;

/** The dark squares of a QR code as one path, and the width of the drawing; neighbours in a row are one bar. */
export const qrPath = (modules: readonly (readonly boolean[])[]): { path: string; size: number } => {
  const path = modules
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index + RIM} ${y + RIM}h${run.length}v1h-${run.length}z`),
    )
    .join('');
  return { path, size: modules.length + 2 * RIM };
};
