import { registry } from '@/connectors/engine'
import { formatList } from '@/lib/format'
import { inSentence } from '@/lib/in-sentence'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { isWaiting, type PageCall, readingScope } from '../read/reading-scope'
import { AutoReload } from './ask-again'

const texts = defineTexts('answer.waiting', {
  asking: (whom: string) => `Asking ${whom}…`,
  sources: 'the sources',
  publisher: (name: string) => inSentence(name),
})

export function WaitingLine() {
  const whom = publishersOf(readingScope().requests.filter(({ ended }) => ended === undefined))
  return <p role="status">{texts.asking(whom || texts.sources)}</p>
}

interface Props {
  isAboveFrame?: boolean
}

export function StillLoading({ isAboveFrame = false }: Props) {
  const scope = readingScope()
  const waiting = scope.requests.filter(({ ended }) => isWaiting(ended))
  if (waiting.length === 0 || scope.asksAgain) return null
  scope.asksAgain = true
  const line = <AutoReload whom={publishersOf(waiting)} />
  return isAboveFrame ? <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">{line}</div> : line
}

const publishersOf = (requests: readonly PageCall[]): string =>
  formatList(new Set(requests.map(({ connector }) => publisherOf(connector))))

const publisherOf = (connector: string): string =>
  texts.publisher(translate(registry[connector as keyof typeof registry].publisher.name))
