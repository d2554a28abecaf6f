import type { Office, Statement } from './guidance'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isStatement = (value: object): value is Statement => 'text' in value && 'source' in value
const isOffice = (value: object): value is Office => 'about' in value

const objectsIn = (value: unknown): object[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []

export const statementsIn = (guidance: unknown): Statement[] => objectsIn(guidance).filter(isStatement)

export const officesIn = (guidance: unknown): Office[] => objectsIn(guidance).filter(isOffice)
