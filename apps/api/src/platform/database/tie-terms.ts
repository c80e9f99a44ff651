/** Values of `tie.resolved_by` by which the company at the other end is likely, not certain. */
export const LIKELY_ENDS = ['name_form', 'former_name'] as const;
