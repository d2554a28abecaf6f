/** The pages of the packet, in their order. */
export const sheetTitles = [
  'The home and its official values',
  'Similar homes and sales',
  'Condition and repairs',
  'Facts, evidence and questions',
  'Definitions and sources',
] as const
