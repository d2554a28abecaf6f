import type { Citation } from '@/lib/connector/citation'

/** The publisher dates neither the whole nor its states. */
export const citeSurvey = (): Citation => ({
  dataset: 'Cadastral National Spatial Data Infrastructure, PLSS layers',
  dated: [{ label: 'Date of the survey data', on: null }],
})
