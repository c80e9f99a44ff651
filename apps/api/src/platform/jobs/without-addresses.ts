/** Mail servers name the recipient they refuse. */
export const withoutAddresses = (message: string): string =>
  message.replace(/(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)');
