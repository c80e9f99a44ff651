/** Size classes of the accounting law: two of three limits (total assets, revenue, staff) decide. */
export type SizeClass = 'micro' | 'small' | 'medium' | 'large';

type Limits = { totalAssets: number; revenue: number; staff: number };

const MICRO: Limits = { totalAssets: 450_000, revenue: 900_000, staff: 10 };
const SMALL_AUSTRIA: Limits = { totalAssets: 6_250_000, revenue: 12_500_000, staff: 50 };
const SMALL: Limits = { totalAssets: 7_500_000, revenue: 15_000_000, staff: 50 };
const MEDIUM: Limits = { totalAssets: 25_000_000, revenue: 50_000_000, staff: 250 };

type Figures = { totalAssets: number | undefined; revenue: number | undefined; staff: number | undefined };

/** An unknown figure exceeds no limit; undefined if all figures are unknown. */
export const sizeClassOf = (figures: Figures, country: string | undefined): SizeClass | undefined => {
  const { totalAssets, revenue, staff } = figures;
  if (totalAssets === undefined && revenue === undefined && staff === undefined) return undefined;
  const fits = (limits: Limits): boolean => {
    const exceeded = [
      (totalAssets ?? 0) > limits.totalAssets,
      (revenue ?? 0) > limits.revenue,
      (staff ?? 0) > limits.staff,
    ];
    return exceeded.filter(Boolean).length < 2;
  };
  if (fits(MICRO)) return 'micro';
  if (fits(country === 'AT' ? SMALL_AUSTRIA : SMALL)) return 'small';
  return fits(MEDIUM) ? 'medium' : 'large';
};
