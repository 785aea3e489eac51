import { BEREND } from '#games/recept/suspects/portraits/berend'
import { GERDA } from '#games/recept/suspects/portraits/gerda'
import { DIRK } from '#games/recept/suspects/portraits/dirk'
import { FLORIS } from '#games/recept/suspects/portraits/floris'
import { ALEIDA } from '#games/recept/suspects/portraits/aleida'
import { ESMEE } from '#games/recept/suspects/portraits/esmee'
import { CORRIE } from '#games/recept/suspects/portraits/corrie'
import type { Person } from '#games/recept/recept_flags'
import type { Drawing } from '#domain/drawing'

export const PORTRAITS: Readonly<
  Record<Person, { readonly drawing: Drawing; readonly description: string }>
> = {
  berend: {
    drawing: BEREND,
    description:
      'Een zware, oudere man met een hoge koksmuts en een grote grijze snor. Zijn ogen zijn dicht; hij heeft een houten lepel in de hand.',
  },
  gerda: {
    drawing: GERDA,
    description:
      'Een smalle, oudere vrouw met een grijze knot waar een potlood door steekt, en een ronde bril aan een kettinkje. Onder haar arm een rood kasboek.',
  },
  dirk: {
    drawing: DIRK,
    description:
      'Een brede man met een vierkante kin, bakkebaarden en een blauwe portierspet. Eén wenkbrauw staat hoger dan de andere.',
  },
  floris: {
    drawing: FLORIS,
    description:
      'Een slanke man met blond golvend haar, grote oren, een blos en een rode strik. Hij draagt een blad met drie glaasjes.',
  },
  aleida: {
    drawing: ALEIDA,
    description:
      'Een zwarte vrouw met hoog opgestoken haar, een oranje haarband, gouden oorringen en een parelketting. Ze lacht breed.',
  },
  esmee: {
    drawing: ESMEE,
    description:
      'Een jonge vrouw met een rode vlecht, sproeten en een veeg meel op haar wang. Ze kijkt opzij en houdt een garde vast.',
  },
  corrie: {
    drawing: CORRIE,
    description:
      'Een ronde vrouw met krullen, een groene hoofddoek met een knoop en lachende ogen. Om haar hals hangt een meetlint.',
  },
}
