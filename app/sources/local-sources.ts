/** Those that answer in part of the country only; the screening service answers for its own partners. */
export const localSources: ReadonlySet<string> = new Set([
  'federal-land-survey',
  'us-public-assessments',
  'us-florida-parcels',
  'open-data-discovery',
  'screening-vendor',
])
