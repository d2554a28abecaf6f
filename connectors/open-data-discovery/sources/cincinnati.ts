import { above, all, among, equal } from '@/lib/conditions/condition'
import type { ConstructionSourceInput } from '../construction/source'

const permits = {
  city: 'Cincinnati',
  state: 'OH',
  title: 'Cincinnati Building Permits',
  table: { dialect: 'socrata', host: 'data.cincinnati-oh.gov', dataset: 'uhjb-xac9' },
  mark: 'C+',
  isInferred: true,
  date: { column: 'issueddate', meaning: 'issued', style: 'moment' },
  // About one row in eighteen repeats the permit number of another row.
  stableOrder: ':id',
  idColumn: 'permitnum',
  addressColumns: ['originaladdress1', 'originalcity', 'originalstate', 'originalzip'],
  tells: {
    kind: 'permittype',
    status: 'statuscurrentmapped',
    description: 'description',
    units: 'units',
    value: 'estprojectcostdec',
  },
  withheld: ['companyname'],
  gaps: [
    'About 5.6 percent of the rows repeat a permit number; all of them are shown.',
    'Days in the year 3201 stand for “none” and are left out.',
    'Of the columns with mapped words only those of the type and of the status have been seen, not those of the class.',
    'The column that tells single-family houses from apartments has not been confirmed.',
    'A third party’s review found commercial reuse allowed; the publisher’s own terms were not seen.',
  ],
} satisfies Partial<ConstructionSourceInput>

export const cincinnatiNewSingleFamily: ConstructionSourceInput = {
  ...permits,
  id: 'cincinnati-new-single-family',
  // Some texts of this dataset contain literal quotation marks.
  recipe: all(
    among('workclassmapped', ['New', '"New"']),
    among('permitclassmapped', ['Residential', '"Residential"']),
    equal('units', 1),
  ),
  recipeWords: [
    'The work class is “New”: a guess; it is the word of the open standard that the columns follow.',
    'The permit class is “Residential”: a guess; it is the word of the same standard.',
    'The permit is for one unit: a guess; we have not seen the word.',
  ],
  scope: 'Single-family houses',
}

export const cincinnatiNewMultifamily: ConstructionSourceInput = {
  ...permits,
  id: 'cincinnati-new-multifamily',
  // The permit class is not used, because apartment buildings may be classed as commercial.
  recipe: all(among('workclassmapped', ['New', '"New"']), above('units', 1)),
  recipeWords: [
    'The work class is “New”: a guess; it is the word of the open standard that the columns follow.',
    'The permit is for more than one unit: a guess; we have not seen the word.',
  ],
  scope: 'Buildings of two units and more',
}
