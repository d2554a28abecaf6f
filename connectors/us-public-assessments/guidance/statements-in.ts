import type { AppealOffice, GuidanceStatement } from './guidance'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isStatement = (value: object): value is GuidanceStatement => 'text' in value && 'source' in value
const isOffice = (value: object): value is AppealOffice => 'about' in value

const objectsIn = (value: unknown): object[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []

export const statementsIn = (guidance: unknown): GuidanceStatement[] =>
  objectsIn(guidance).filter(isStatement)

export const officesIn = (guidance: unknown): AppealOffice[] => objectsIn(guidance).filter(isOffice)
