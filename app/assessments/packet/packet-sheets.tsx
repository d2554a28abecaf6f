import type { Entries } from '../entries/stored-entries'
import { DeviceSheets } from './device-sheets'
import { type ShownProps, ShownSheets } from './shown-sheets'

/** Shows the sheets that the server rendered, and loads code for sheets only if the device has entries. */
export function PacketSheets({
  given: savedEntries,
  ...sheets
}: Omit<ShownProps, 'entries'> & { given?: Entries }) {
  return (
    <DeviceSheets
      {...sheets}
      plain={<ShownSheets {...sheets} given={savedEntries} />}
      empty={<ShownSheets {...sheets} entries={{}} />}
    />
  )
}
