/** In one word, so that spaces, dashes and points between the letters hide nothing. */
const squeezed = [
  /(?:ignor(?:e|ing)|disregard(?:ing)?|forget|overrid(?:e|ing)|bypass)(?:(?:all|any|every|everything|the|your|of|these|those|my|other|previous|prior|above|earlier|preceding|foregoing|existing|original|system|safety){1,6})(?:instruction|prompt|rule|direction|guideline|command|directive|context|message)/,
  /(?:ignore|disregard|forget)(?:everything|anything|all)(?:thatis|thatwas)?(?:above|before|youwere|told)/,
  /(?:ignora|olvida|ignorez|oubliez)(?:todas?|toutes)?(?:las|les)(?:instruc)/,
  /youarenow(?:a|in|no|free|the|my|dan)|youarenolonger|pretend(?:tobe|that|you)|fromnowonyou/,
  // Builders have model homes.
  /systemprompt|developer(?:message|mode(?!l)|prompt)|prompt(?:injection|override)/,
  /yournew(?:instruction|role|task|goal|objective)|newinstructions?(?:for|to)you/,
  /(?:donot|dont|never)(?:tell|inform|alert|mention(?:this)?to|revealto|warn|notify)(?:the|this|your|any)?(?:user|human|operator|reader)/,
  /(?:reveal|repeat|print|show|output|display|leak)(?:me)?(?:your(?:system|hidden|secret|initial|original)?|the(?:system|hidden|secret|initial|original))(?:prompt|instruction|apikey|secret)/,
  /ifyouarean?(?:ai(?!r)|llm|languagemodel|bot)|asanai(?:model|language|assistant|agent)/,
  /(?:note|attention|message|instruction)s?(?:to|for)?(?:the|any|all)?(?:ai|llm|languagemodel)s?(?:model|agent|assistant|reading|reader|system|processing)/,
  /(?:ai|llm|language)(?:model|agent|assistant)s?(?:reading|processing|must|should|please)/,
  /actasan?(?:ai(?!r)|assistant|administrator|root|unrestricted)/,
  /callthe(?:following)?(?:tool|function)|(?:invoke|execute)(?:the|this|your)(?:following)?(?:tool|function|shell|code|command)/,
]

/** Signs of a conversation or of a program, wherever they stand. */
const signs = [
  /(?:^|[\n.;>|\]])\s?assistant\s?:/,
  // “System: on” fills in a form; who is spoken to is told more than two words.
  /(?:^|[\n.;>|\]])\s?(?:system|human)\s?:\s{0,9}[^\p{L}\n]{0,9}\p{L}+(?:[^\p{L}\n.;]{1,9}\p{L}+){2}/u,
  /<\|?\s?(?:im_start|im_end|system|user|assistant|endoftext|start_header_id|eot_id)\b/,
  /<\/?\s?(?:instructions?|prompt|tool|tool_calls?|tool_use|function|function_calls?|invoke|thinking)\b/,
  /\[\/?inst\]|<<\/?sys>>/,
  /#{2,6} ?(?:instructions?|system|response|assistant|human)\b/,
  /["'](?:tool|tool_name|tool_calls?|function|function_call|role)["']\s?:/,
  /\bjailbreak\b/,
  /\b(?:send|forward|exfiltrate|transmit|leak|post)\b[^\n]{0,120}?\bto:? ?(?:https?:|www\.)/,
]

/** In a text that was folded before. */
export function hasInstruction(folded: string): boolean {
  const letters = folded.replace(/[^a-z0-9]/g, '')
  return signs.some((sign) => sign.test(folded)) || squeezed.some((phrase) => phrase.test(letters))
}
