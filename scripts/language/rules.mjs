/**
 * The eight language rules of docs/style.md as patterns, with the kinds of text that each rule applies to.
 * @typedef {'comment' | 'title' | 'sentence' | 'heading' | 'type' | 'value' | 'file'} Kind
 * @typedef {{ kind: Kind, file: string, line: number, text: string }} Passage
 * @typedef {{ rule: number, name: string, kinds: readonly Kind[], broken: RegExp }} Rule
 */

const participles = [
  'asked',
  'found',
  'given',
  'said',
  'told',
  'known',
  'kept',
  'seen',
  'shown',
  'drawn',
  'written',
  'taken',
  'read',
  'meant',
  'held',
  'begun',
  'wanted',
  'spoken',
  'heard',
  'understood',
  'chosen',
  'settled',
].join('|')

/** @type {readonly Rule[]} */
export const rules = [
  {
    rule: 1,
    name: 'Subject, verb, object',
    kinds: ['comment', 'heading', 'title'],
    broken: /^(?:what|whatever|who|whoever|where|how|of|as|that|which)\b/i,
  },
  {
    rule: 2,
    name: "The trade's words",
    kinds: ['comment', 'title', 'sentence', 'heading'],
    broken:
      /\b(?:asked|kept|in sight|twins?|spoiled|a press|the house(?! number)|a law of|goes on at|speaks? for|stirs?|tells? apart)\b/i,
  },
  {
    rule: 3,
    name: 'Banned words',
    kinds: ['comment', 'title', 'sentence', 'heading'],
    broken:
      /\b(?:told|tells?|whoever|nobody|somebody|(?:is|are) none|stands?(?! for\b)|of late|all the same|so many|in one breath|no .{1,30} but)\b/i,
  },
  {
    rule: 4,
    name: 'A doc comment says what is returned, and when it is absent',
    kinds: ['comment'],
    broken: /(?:^|[.;] )(?:undefined|null|none|left out|nothing)(?: ?:| where| if| when|,)|; left out\b/i,
  },
  {
    rule: 5,
    name: 'Types are nouns of the domain',
    kinds: ['type'],
    broken: new RegExp(
      `^(?:(?:${participles}|left|made|sent|reading|asking)|[a-z]+ed(?<!feed|seed|speed))$`,
      'i',
    ),
  },
  {
    rule: 6,
    name: 'Values by role, not by participle',
    kinds: ['value'],
    broken: new RegExp(`^(?:${participles})$`),
  },
  {
    rule: 7,
    name: 'A test title is a sentence by itself',
    kinds: ['title'],
    broken: new RegExp(
      `^(?:${[
        'of',
        'that',
        'about',
        'with',
        'without',
        'where',
        'when',
        'while',
        'what',
        'who',
        'whoever',
        'how',
        'which',
        'for',
        'from',
        'in',
        'into',
        'on',
        'at',
        'by',
        'to',
        'as',
        'but',
        'and',
        'or',
        'nor',
        'not',
        'is',
        'are',
        'was',
        'were',
        'has',
        'have',
        'had',
        'do',
        'does',
        'did',
        'can',
        'could',
        'may',
        'will',
        'would',
        'if',
        'unless',
        'because',
        'so',
        'only',
        'also',
        'even',
        'still',
        'never',
        participles,
      ].join('|')})\\b`,
      'i',
    ),
  },
  {
    rule: 8,
    name: 'Files by what they hold',
    kinds: ['file'],
    broken: new RegExp(
      `^(?:act|answers?|patience|tells?|asking|behind|trail|door|sieve|crowd|moods?|ways-on|beside|${participles})$|-(?:words|asked|told|kept)$|^(?:asked|kept|told|given)-`,
    ),
  },
]

/** @param {Passage} passage */
export const brokenRules = ({ kind, text }) =>
  rules.filter(({ kinds, broken }) => kinds.includes(kind) && broken.test(text))
