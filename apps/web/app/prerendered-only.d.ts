declare module 'virtual:prerendered/home-lower' {
  export const Prerendered: import('react').ComponentType | undefined;
}
