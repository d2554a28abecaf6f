import { parcelTerms } from '@/components/records/parcel-terms'
import { surveyTerms } from '@/components/records/survey-terms'
import { DefinitionsPrintList } from '@/components/ui/definitions-print-list'
import type { DossierPage } from './dossier-page'
import { Streamed } from './streamed'

const { justValue, assessedValue, taxableValue, schoolLevies, homestead, landValue, specialFeatures } =
  parcelTerms
const valueTerms = [
  justValue,
  assessedValue,
  taxableValue,
  schoolLevies,
  homestead,
  landValue,
  specialFeatures,
]

/** The words of those panels that found something, on paper only. */
export function PrintedDefinitions({ page }: { page: DossierPage }) {
  return (
    <Streamed whole={page.whole} fallback={null}>
      <Definitions page={page} />
    </Streamed>
  )
}

async function Definitions({ page: { dossier } }: { page: DossierPage }) {
  const [section, parcel] = await Promise.all([dossier.section, dossier.parcel])
  const definitions = [
    ...('data' in section ? Object.values(surveyTerms) : []),
    ...('data' in parcel ? valueTerms : []),
  ]
  return <DefinitionsPrintList definitions={definitions} />
}
