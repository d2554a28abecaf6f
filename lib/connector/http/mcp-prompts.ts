import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js'

interface KnownPrompt {
  prompt: Prompt
  ask(given: Readonly<Record<string, string>>): string
}

const always =
  'Quote the source and the date of retrieval with every value. Say what was not covered, what was not found and what you could not read, each apart. Make no estimate of your own.'

const prompts: readonly KnownPrompt[] = [
  {
    prompt: {
      name: 'screen-this-address',
      title: 'Screen this address',
      description: 'What federal environmental records say around an address.',
      arguments: [{ name: 'address', description: 'House number, street, city and state', required: true }],
    },
    ask: ({ address }) =>
      `Screen the surroundings of ${address}. Find its position (places_find), then the regulated facilities within one mile, nearest first. Name those with a violation recorded now, with distance, program and the link to the official report. A lead is not proof. ${always}`,
  },
  {
    prompt: {
      name: 'prepare-my-appeal',
      title: 'Prepare my appeal',
      description: 'What the assessment roll says about a home, and what to check before an appeal.',
      arguments: [{ name: 'address', description: 'House number, street, city and state', required: true }],
    },
    ask: ({ address }) =>
      `Help me prepare an appeal of the assessment of ${address}. Find which assessment source covers it, find the property, and ask me to confirm that it is mine before you tell any value. Then tell the last three years, what changed, and the facts about the home that I should check. An assessment is not a price. Name the office that decides and tell me to verify deadlines there. ${always}`,
  },
  {
    prompt: {
      name: 'find-the-section',
      title: 'Find the section',
      description: 'Where a legal description of the Public Land Survey System lies.',
      arguments: [
        { name: 'description', description: 'Such as "Sec 14 T2N R3E Boise Meridian"', required: true },
      ],
    },
    ask: ({ description }) =>
      `Find the land described as "${description}" in the federal land survey. If it fits several meridians or states, ask me which. Tell township, range, section and meridian, and the elevation at the middle of the section. ${always}`,
  },
]

export const listPrompts = (): Prompt[] => prompts.map(({ prompt }) => prompt)

export function getPrompt(name: string, args: Readonly<Record<string, string>>): GetPromptResult | undefined {
  const entry = prompts.find(({ prompt }) => prompt.name === name)
  const isWhole = entry?.prompt.arguments?.every((argument) => args[argument.name]?.trim())
  if (!entry || !isWhole) return undefined
  const text = entry.ask(args)
  return {
    description: entry.prompt.description,
    messages: [{ role: 'user', content: { type: 'text', text } }],
  }
}
