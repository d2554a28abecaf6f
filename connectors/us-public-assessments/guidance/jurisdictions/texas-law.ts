import { keepPaying, keepProof, likeWithLike, recordFacts, separateForms, usually } from '../general'
import type { AppealGuidance } from '../guidance'
import { citing, registered } from '../said-by'

const section = (sections: string) =>
  citing({ name: `Texas Tax Code ${sections}, as cited in public research notes` }, 'seen')

const equal = citing({ name: 'Texas Tax Code 41.43(b)' }, 'official', 2003)

const proof = citing({ name: 'Texas Tax Code 41.43(a) and (a-1)' }, 'official')

const sales = citing({ name: 'Texas Tax Code 23.013, as two public sources read it' }, 'seen')

const homesteads = citing({ name: 'Texas Tax Code 23.23' }, 'official')

const research = citing({ name: 'Public research notes that cite the Texas Tax Code' }, 'single')
const seniors = citing(
  {
    name: 'Texas Tax Code, chapter 11, as research notes and a Texas appraisal district tell it',
    url: 'https://support.wcad.org/portal/en/kb/articles/over-65-disabled-person-new-improvement-value',
  },
  'seen',
)
const veterans = citing(
  {
    name: 'Texas Tax Code, chapter 11, as research notes and a Texas service for veterans tell it',
    url: 'https://texvet.org/property-tax',
  },
  'seen',
)
const protests = citing({ name: 'Texas Tax Code, chapter 41, and public research notes' }, 'seen')

export const texasLaw: Omit<AppealGuidance, 'jurisdiction' | 'stages' | 'offices'> = {
  ...usually,
  values: {
    marketValue: {
      term: 'Market value',
      meaning: research('The district’s market value of the property on January 1.'),
    },
    appraisedValue: {
      term: 'Appraised value',
      meaning: section('23.23')(
        'The value the appraisal district sets. For a homestead it may rise by at most 10 percent a year, so it can be below the market value.',
      ),
    },
    assessedValue: {
      term: 'Appraised value after the homestead cap',
      meaning: section('23.23')('The value left after the 10 percent limit for a homestead.'),
    },
    taxableValue: {
      term: 'Taxable value',
      meaning: research('What each taxing unit taxes. It differs from unit to unit.'),
    },
  },
  changes: [
    research(
      'The market value may move freely. Check whether the homestead’s appraised value rose by no more than 10 percent.',
    ),
    research('An exemption does not move to a new owner. Check whether one ended with a sale.'),
    research(
      'A 20 percent limit for other property of smaller value is temporary. Ask whether it applied in both years.',
    ),
  ],
  facts: [...recordFacts, protests('Are the owner and the legal description right?')],
  exemptions: [
    veterans('Residence homestead exemption'),
    seniors('Exemption for persons 65 or older or disabled'),
    research('Local percentage homestead exemption'),
    veterans('Disabled veterans’ exemption'),
    veterans('Surviving spouse exemptions'),
    seniors('Tax ceiling for persons 65 or older or disabled'),
  ],
  applying: [separateForms, research('An exemption does not move to a new owner.')],
  savings: {
    appeals: ['marketValue'],
    limit: {
      values: ['assessedValue', 'appraisedValue'],
      rule: homesteads(
        'The appraised value of a homestead may rise to at most last year’s appraised value plus 10 percent and new improvements.',
      ),
    },
    further: [homesteads('The limit ends when the owner no longer qualifies for the homestead exemption.')],
  },
  grounds: [
    { kind: 'market', ...proof('The value is above the market value.') },
    {
      kind: 'equity',
      ...equal(
        'Unequal appraisal: the value is above the median of a representative sample, of similarly situated property, or of comparable properties after adjustments.',
      ),
    },
    { kind: 'other', ...protests('An exemption was denied.') },
    { kind: 'fact', ...protests('The owner or the description is wrong.') },
  ],
  evidence: [
    equal('Market values of a reasonable number of comparable properties, with adjustments.'),
    proof('A certified appraisal, filed at least 14 days before the hearing.'),
  ],
  otherAssessments: {
    rule: 'ground',
    statement: equal(
      'The owner wins unless the value is at or below the median of a representative sample, of similar property, or of a reasonable number of comparable properties, adjusted.',
    ),
  },
  rules: {
    valuationDate: research('January 1.'),
    saleDates: {
      ...sales(
        'Sales of the 24 months before January 1. In counties above 150,000 people, 36 months for homes.',
      ),
      // 36 months, because each of our eleven counties has more than 150,000 people.
      window: { yearOf: 'record', first: { years: -3, day: '01-01' }, last: { years: -1, day: '12-31' } },
    },
    burden: proof(
      'The district, by a preponderance of the evidence. A certified appraisal of at most 180 days, filed 14 days before the hearing, raises this to clear and convincing for property of one million dollars or less.',
    ),
    fee: protests('There is no fee.'),
    form: protests(
      'Form 50-132. Any written notice that names the owner, the property and the disagreement is enough.',
    ),
    informal: protests('An informal meeting with the district is possible.'),
    mayRaise: section('41.47')('The board cannot raise a value above the district’s, unless you agree.'),
    payment: {
      ...registered('Texas Tax Code, chapters 41A and 42')(
        'To go on after the board, pay the tax that is not in dispute.',
      ),
      isCostly: true,
    },
  },
  comparing: [
    likeWithLike,
    section('42.26(d)')('For homes under the cap, compare market values, not capped ones.'),
  ],
  cautions: [
    protests('Mark both “value above market” and “unequal appraisal” on the form.'),
    section('41.461')(
      'You may have a free copy of the district’s evidence at least 14 days before the hearing.',
    ),
    protests(
      'The hearing can be in person, by telephone, by video or by affidavit. One postponement needs no cause.',
    ),
    research('Most online portals ask for the owner id and PIN printed on the notice.'),
    keepProof,
    keepPaying,
  ],
}
