import { Caveats } from '@/components/provenance/caveats'
import { usFloridaParcels } from '@/connectors/us-florida-parcels'

/** What limits every value on the page, as the connector says it. */
export function ParcelCaveats() {
  return <Caveats items={usFloridaParcels.caveats} />
}
