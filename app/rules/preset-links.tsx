import { ExampleLinks } from '@/components/ui/example-links'
import { presets } from './presets'
import { rulesHref } from './url'

const examples = presets.map(({ label, text, url }) => ({ label, text, href: rulesHref(url) }))

export const PresetLinks = () => <ExampleLinks id="presets" title="Often looked for" examples={examples} />
