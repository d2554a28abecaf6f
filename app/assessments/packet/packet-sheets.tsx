import type { Entries } from '../entries/stored-entries'
import { DeviceSheets } from './device-sheets'
import { type ShownProps, ShownSheets } from './shown-sheets'

/** Without entries on the device the browser shows what the server made, and loads no code for sheets. */
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
