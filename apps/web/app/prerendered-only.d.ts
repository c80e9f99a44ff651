declare module 'virtual:prerendered/home-lower' {
  export const Prerendered: import('react').ComponentType | undefined;
}

declare module 'virtual:prerendered/logo-word' {
  export const Prerendered: ((id: string) => string) | undefined;
}
