import '#app/winkel/routes'
