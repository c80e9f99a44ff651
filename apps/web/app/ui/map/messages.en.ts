export const mapEn = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading map…',
  failed: 'The map could not be loaded.',
} as const;
