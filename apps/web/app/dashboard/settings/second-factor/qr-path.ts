/** The quiet rim without which scanners do not find the code. */
const RIM = 4;

/** The dark squares of a QR code as one path, with how wide the drawing is; neighbours in a row are one stroke. */
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
