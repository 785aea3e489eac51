import { ballon } from '#content/boekjes/ontgoocheld/ballon'
import { cadeau } from '#content/boekjes/ontgoocheld/cadeau'
import { kaarten } from '#content/boekjes/ontgoocheld/kaarten'
import { neus } from '#content/boekjes/ontgoocheld/neus'
import { strik } from '#content/boekjes/ontgoocheld/strik'
import type { Slotraadsel } from '#domain/spelen/boekje'

/** In the order of their locks. */
export const RAADSELS: readonly Slotraadsel[] = [kaarten, strik, ballon, neus, cadeau]
