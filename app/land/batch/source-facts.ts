import { connectors } from '@/connectors'
import type { Declaration } from '@/lib/connector/declaration'
import type { SourceFacts } from './batch-schema'

export const sourceFacts: SourceFacts = {
  section: toFacts(connectors['federal-land-survey']),
  elevation: toFacts(connectors['federal-elevation']),
  flood: toFacts(connectors['federal-flood-hazard']),
  soil: toFacts(connectors['federal-soils']),
}

function toFacts({ title, publisher, licence, caveats }: Declaration): SourceFacts['section'] {
  return { title, publisher: publisher.name, licence: licence.name, caveats: [...caveats] }
}
