import { expect, it } from 'vitest'
import { facilityProgram, nameLaw, programs, sortPrograms } from './programs'

it.each([
  ['CAA', 'Air', 'Clean Air Act'],
  ['CWA', 'Water', 'Clean Water Act'],
  ['RCRA', 'Hazardous waste', 'Resource Conservation and Recovery Act (hazardous waste)'],
  ['SDWA', 'Drinking water', 'Safe Drinking Water Act'],
  ['EP313', 'Toxics releases', 'Toxics Release Inventory (EPCRA section 313)'],
  ['TSCA', 'Chemicals', 'Toxic Substances Control Act'],
  ['FIFRA', 'Pesticides', 'Federal Insecticide, Fungicide, and Rodenticide Act'],
  ['CERCLA', 'Superfund', 'Superfund (CERCLA)'],
  ['EPCRA', 'Emergency planning', 'Emergency Planning and Community Right-to-Know Act'],
  ['constructor', 'constructor', 'constructor'],
])('names the program %s “%s” and its law “%s”', (code, name, law) => {
  expect(facilityProgram(code).name).toBe(name)
  expect(nameLaw(code)).toBe(law)
})

it('sorts known programs in the order of a report, then unknown codes by name', () => {
  const codes = Object.keys(programs)
  expect(sortPrograms(['ZZZ', 'AAA', ...codes.toReversed(), 'CAA'])).toEqual([...codes, 'AAA', 'ZZZ'])
})
