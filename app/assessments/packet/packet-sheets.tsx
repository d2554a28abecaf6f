import type { Entries } from '../entries/stored-entries'
import { KeptSheets } from './kept-sheets'
import { type ShownProps, ShownSheets } from './shown-sheets'

/** Without entries on the device the browser shows what the server made, and loads no code for sheets. */
export function PacketSheets({ given, ...sheets }: Omit<ShownProps, 'entries'> & { given?: Entries }) {
  return (
    <KeptSheets
      {...sheets}
      plain={<ShownSheets {...sheets} given={given} />}
      empty={<ShownSheets {...sheets} entries={{}} />}
    />
  )
}
