export { withoutSurvey } from './coverage'
export type { getTownshipSection } from './get-township-section'
export type { SurveyOutlines } from './outlines'
export { outlineGeometry } from './read-record'
