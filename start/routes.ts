import '#app/core/routes'
import '#app/winkel/routes'
