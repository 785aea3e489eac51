import '#app/core/routes'
import '#app/winkel/routes'
import '#app/spelen/routes'
import '#app/beheer/routes'
