/**
 * Google's mark, for its sign-in button: Google asks for its own four colours on a plain ground, unchanged. Drawn here,
 * because a picture from Google's servers would tell Google about every visitor.
 */
const PARTS = [
  { fill: 'var(--fm-google-red)', d: 'M2.56 13.22A24 24 0 0 1 40.06 6.25L33.21 13.1A14.5 14.5 0 0 0 10.54 19.41Z' },
  { fill: 'var(--fm-google-yellow)', d: 'M2.56 34.78A24 24 0 0 1 2.56 13.22L10.54 19.41A14.5 14.5 0 0 0 10.54 28.59Z' },
  { fill: 'var(--fm-google-green)', d: 'M39.89 42.2A24 24 0 0 1 2.56 34.78L10.54 28.59A14.5 14.5 0 0 0 32.16 36.2Z' },
  { fill: 'var(--fm-google-blue)', d: 'M24 20H46.6A24 24 0 0 1 39.89 42.2L32.16 36.2A12.3 12.3 0 0 0 36.94 29.02H24Z' },
] as const;

export const GoogleMark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    {PARTS.map(({ fill, d }) => (
      <path key={fill} fill={fill} d={d} />
    ))}
  </svg>
);
