import { registry } from '@/connectors/engine'
import { formatList } from '@/lib/format'
import { inSentence } from '@/lib/in-sentence'
import { isWaiting, type PageRequest, readingScope } from '../read/reading-scope'
import { AskAgain } from './ask-again'

const texts = {
  asking: (whom: string) => `Asking ${whom}…`,
  sources: 'the sources',
}

/** Whom the page waits for at this moment, by name. */
export function AskingLine() {
  const whom = publishersOf(readingScope().asked.filter(({ ended }) => ended === undefined))
  return <p role="status">{texts.asking(whom || texts.sources)}</p>
}

/** Where the page's time was over before its sources had answered: it asks again by itself, once for the whole page. */
export function StillWaiting() {
  const scope = readingScope()
  const waiting = scope.asked.filter(({ ended }) => isWaiting(ended))
  if (waiting.length === 0 || scope.asksAgain) return null
  scope.asksAgain = true
  return <AskAgain whom={publishersOf(waiting)} />
}

const publishersOf = (asked: readonly PageRequest[]): string =>
  formatList(new Set(asked.map(({ connector }) => publisherOf(connector))))

const publisherOf = (connector: string): string =>
  inSentence(registry[connector as keyof typeof registry].publisher.name)
