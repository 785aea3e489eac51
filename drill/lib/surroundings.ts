/** Imported before everything else, because other modules look at the environment as they load. */
import { isBuilt } from '../../scripts/lib/build.js'
import { forgetOurSettings } from '../../scripts/lib/our_settings.js'

forgetOurSettings()
process.env.NODE_ENV ??= 'production'
if (isBuilt()) process.env.TEST_BUILT = '1'
