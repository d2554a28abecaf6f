import { ExampleLinks } from '@/components/ui/example-links'
import { presets } from './presets'
import { rulesHref } from './url'

const texts = {
  examples: 'Often looked for',
  coverage:
    'Documents of all federal agencies since January 1994, as published in the Federal Register. Not covered: state and local rules, the text of laws, and court decisions.',
}

const examples = presets.map(({ label, text, url }) => ({ label, text, href: rulesHref(url) }))

export const RulesStart = () => (
  <>
    <ExampleLinks id="presets" title={texts.examples} examples={examples} />
    <p className="mt-4 max-w-reading text-muted">{texts.coverage}</p>
  </>
)
