import type { SelectOption } from '@/components/ui/form/select'
import type { Municipality } from '@/connectors/us-public-assessments/public'
import { plainCountyName } from '@/lib/geography/counties'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('find.municipality-options', {
  shared: (name: string, code: string) => `${name} (code ${code})`,
  county: (name: string) => `${name} County`,
  noCounty: 'County not published',
})

interface Locality {
  city?: string | undefined
  county?: string | undefined
}

interface MunicipalityOffer {
  options: SelectOption[]
  /** Absent unless exactly one municipality of the county has the name of the address's city. */
  likely?: string
}

const plain = (name: string) => name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

export function offerMunicipalities(
  listed: readonly Municipality[],
  { city, county }: Locality,
): MunicipalityOffer {
  const isNear = (each: Municipality) =>
    county !== undefined && each.county !== null && plainCountyName(each.county) === plainCountyName(county)
  const nameIn = (each: Municipality) => `${each.county ?? ''} ${plain(each.name)}`
  const isShared = (each: Municipality) =>
    listed.some((other) => other !== each && nameIn(other) === nameIn(each))
  const near = listed.filter(isNear)
  const options = [...near, ...listed.filter((each) => !isNear(each))].map((each) => ({
    value: each.code,
    label: isShared(each) ? texts.shared(each.name, each.code) : each.name,
    group: each.county === null ? texts.noCounty : texts.county(each.county),
  }))
  const [only, ...more] = city === undefined ? [] : near.filter(({ name }) => plain(name) === plain(city))
  return { options, ...(only && more.length === 0 ? { likely: only.code } : {}) }
}
