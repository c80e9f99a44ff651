/** An amount in the currency in which it was filed. Rounded to cents, which is what the conversion may have moved. */
export const filedAmount = (eur: number, exchangeRate: number): number => Math.round((eur / exchangeRate) * 100) / 100;
