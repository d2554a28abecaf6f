import type { OwnerEntries } from '../entries/stored-entries'
import { DeviceSheets } from './device-sheets'
import { type PacketSheetsProps, ShownSheets } from './shown-sheets'

/** The code that renders sheets in the browser loads only if the device has entries. */
export function PacketSheets({
  given: savedEntries,
  ...sheets
}: Omit<PacketSheetsProps, 'entries'> & { given?: OwnerEntries }) {
  return (
    <DeviceSheets
      {...sheets}
      plain={<ShownSheets {...sheets} given={savedEntries} />}
      empty={<ShownSheets {...sheets} entries={{}} />}
    />
  )
}
