import { z } from 'zod'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('us-assessment-evidence.cook-params', {
  pinHasDigits: 'A parcel number of Cook County has 14 digits, such as 17-09-447-004-0000.',
  classHasDigits: 'A class has three digits, such as 203 or 2-03.',
  townshipHasDigits: 'A township has two digits, such as 77.',
  neighborhoodHasDigits: 'A neighborhood has five digits, such as 77011.',
  yearsGo: 'Years go from 1970 to 2100.',
})

const blanks = /[\s.-]/g

export const pin = z
  .string()
  .regex(/^\s*(\d[\s.-]*){13,14}$/, texts.pinHasDigits)
  .transform((text) => text.replace(blanks, '').padStart(14, '0'))
  .describe('Parcel number of Cook County: 14 digits.')

export const propertyClass = z
  .string()
  .regex(/^\d-?\d\d$/, texts.classHasDigits)
  .transform((text) => text.replace('-', ''))
  .describe('Class of the assessor, such as 203.')

export const township = z
  .string()
  .regex(/^[1-7]\d$/, texts.townshipHasDigits)
  .describe('Code of the township: 10 to 39 in the suburbs, 70 to 77 in Chicago.')

export const neighborhood = z
  .string()
  .regex(/^[1-7]\d{4}$/, texts.neighborhoodHasDigits)
  .describe('The assessor’s neighborhood: township code and three digits.')

export const year = z.int().min(1970, texts.yearsGo).max(2100, texts.yearsGo)
