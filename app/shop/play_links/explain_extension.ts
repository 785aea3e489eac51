import type { ExtensionRefused } from '#domain/shop/play_links'

/** The reason why a play link is not extended. */
export function explainExtension({ type }: ExtensionRefused): string {
  switch (type) {
    case 'no_link':
      return 'Bij deze bestelling hoort geen speellink die werkt.'
    case 'without_end':
      return 'Deze speellink verloopt niet; verlengen hoeft dus niet.'
    case 'already_extended':
      return 'Deze speellink is al een keer verlengd. Nog meer tijd nodig? Stuur ons een bericht.'
    case 'too_late':
      return 'Deze speellink is te lang geleden verlopen. Stuur ons een bericht, dan kijken we wat er kan.'
  }
}
