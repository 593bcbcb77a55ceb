about-title = About this house
