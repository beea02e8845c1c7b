game-name = Reedtown
module-flood = Flood
module-fair = Fair
