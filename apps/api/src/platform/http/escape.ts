const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end the script element around it. */
export const escapeJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Stands where a part of a page was left out: keeps the texts before and after apart, as the browser will have them. */
export const LEFT_OUT = '<!-- -->';
