import { Caveats } from '@/components/provenance/caveats'

/** Each source puts its weightiest limit first; a page of seven records would else be mostly limits. */
const MOST_OPEN = 2

export const PanelCaveats = ({ items }: { items: readonly string[] }) => (
  <Caveats items={items} most={MOST_OPEN} />
)
