/** Programs that fetch a link somebody posted, to show what it is; none of them reads the page itself. */
export const previewFetchers = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
  'Mastodon',
  'Bluesky Cardyb',
] as const

const named = new RegExp(previewFetchers.join('|'), 'i')

/** Whoever only wants a link's title and picture is given them without any source being asked. */
export const isPreviewFetcher = (headers: Headers): boolean => named.test(headers.get('user-agent') ?? '')
