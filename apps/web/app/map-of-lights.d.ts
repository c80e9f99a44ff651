declare module 'virtual:map-of-lights/labels' {
  export const labels: import('../scripts/map-of-lights.ts').MapOfLights['labels'];
  export const frame: import('./site/landing/lights/projection.ts').MapFrame;
}

declare module 'virtual:map-of-lights/markup' {
  export const markup: string;
}

declare module 'virtual:map-of-lights/prerendered' {
  export const prerenderedMarkup: string;
}
