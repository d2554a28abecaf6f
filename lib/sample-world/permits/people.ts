import { pickBy } from '../hash'
import words from '../words.json'

/**
 * Names are invented. The last seven digits of a telephone number are 555-0100 to 555-0199, which are
 * reserved for fiction.
 */
export interface Contractor {
  name: string
  phone: string
  email: string
  license: string
  address: string
}

export const ownerOf = (roll: (question: string) => number) =>
  `${pickBy(roll('family'), words.permitFamilies)} ${pickBy(roll('given name'), words.givenNames)}`

export function contractorOf(roll: (question: string) => number): Contractor {
  const firm = pickBy(roll('firm'), words.firms)
  return {
    name: `${firm} ${pickBy(roll('trade'), words.trades)}`,
    phone: phoneOf(roll('telephone')),
    email: `office@${firm.toLowerCase()}.example`,
    license: `LC${10_000 + Math.floor(roll('license') * 89_999)}`,
    address: `PO BOX ${1 + Math.floor(roll('box') * 99)}`,
  }
}

export const phoneOf = (fraction: number) => `(${201 + Math.floor(fraction * 700)}) 555-01${digits(fraction)}`

const digits = (fraction: number) => String(Math.floor(fraction * 9973) % 100).padStart(2, '0')
