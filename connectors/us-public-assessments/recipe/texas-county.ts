import { equal } from '@/lib/conditions/condition'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { toNumber } from './read-cell'
import type { AssessmentRecipe, AssessmentYearRule, RecipeCell, RecipeRow } from './source'

const texts = defineSentences('us-public-assessments.texas-county', {
  noTaxableValues: 'No taxable values: exemptions differ from one taxing unit to the next.',
  districtsValueAsOfJanuary:
    'Districts value as of January 1. The value of a homestead after the yearly limit on increases is not its market value.',
  lateAutumnADistrict:
    'From late autumn a district may already show the next year: a working roll, not certified.',
  how: 'the district does not publish which year its values are for.',
})

export function texasCounty(
  county: string,
): Pick<AssessmentRecipe, 'title' | 'state' | 'historyMode' | 'enabledBy' | 'licence'> {
  return {
    title: `${county} County, Texas, appraisal records`,
    state: 'TX',
    historyMode: 'current_only',
    enabledBy: { setting: 'TEXAS_COUNTIES', entry: county.toLowerCase().replaceAll(' ', '-') },
    licence: 'Not stated',
  }
}

export const noTaxableValues = texts.noTaxableValues

export const texasCaveats = [texts.districtsValueAsOfJanuary, texts.lateAutumnADistrict] as const

export const yearBySetting = (setting: string): AssessmentYearRule => ({
  from: 'inferred',
  setting,
  of: () => null,
  how: texts.how,
})

export function lineOf(...parts: (RecipeCell | undefined)[]): string | null {
  const line = parts
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(' ')
  return line === '' ? null : line
}

/**
 * State categories of property, keyed by the first letter of a code. The rest of a code such as "A1XV" is the
 * district's own subdivision.
 */
const categories: Readonly<Record<string, string>> = {
  A: 'single family residence',
  B: 'multifamily residence',
  C: 'vacant lot',
  D: 'farm and open-space land',
  E: 'rural land and its buildings',
  F: 'commercial or industrial',
  G: 'minerals',
  J: 'utility',
  L: 'business equipment',
  M: 'mobile home',
  O: 'residential inventory',
  S: 'special inventory',
  X: 'exempt',
}

/** Returns null for a list of categories, which some districts write. */
export function categoryOf(column: string) {
  return ({ [column]: code }: RecipeRow): string | null => {
    const [, letter] = /^\s*\d?([A-Z])[A-Z0-9-]*\s*$/i.exec(String(code ?? '')) ?? []
    return letter === undefined ? null : (categories[letter.toUpperCase()] ?? null)
  }
}

/** Rolls contain years such as 210 and 2502, and several years in one cell. */
export function builtIn(column: string) {
  return ({ [column]: cell }: RecipeRow): number | null => {
    const year = toNumber(cell)
    return year !== null && year >= 1700 && year <= 2100 ? year : null
  }
}

/** Account numbers are stored as numbers. Some people type the R of the tax bill before the number. */
export function accountNumber(text: string): number | null {
  const [, digits] = /^R?\s*(\d{1,8})$/i.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}

export const matchAccount = (column: string) => (text: string) => {
  const id = accountNumber(text)
  return id === null ? [] : [equal(column, id)]
}
