declare module 'virtual:prerendered/logo-word' {
  export const Prerendered: ((id: string) => string) | undefined;
}
